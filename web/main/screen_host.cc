// Joins the app and the drawing: items go to the accessible document by message and to the canvas
// directly; a tap on the canvas does the same as the document's button.

#include "web/main/screen_host.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/enum_index.h"
#include "web/app/app.h"
#include "web/app/ids.h"
#include "web/app/screens/ui.h"
#include "web/draw/table/game_renderer.h"
#include "web/main/boxes.h"
#include "web/main/fallback_painter.h"
#include "web/main/in_words.h"
#include "web/page/page.h"

namespace tablee::web {
namespace {

class PageOutbox final : public app::Outbox {
 public:
  void post(std::string_view json) override { page::post(json); }
};

class PageStorage final : public app::Storage {
 public:
  std::optional<std::string> read(std::string_view key) override { return page::stored(key); }
  bool write(std::string_view key, std::string_view value) override {
    return page::store(key, value);
  }
  void erase(std::string_view key) override { page::erase(key); }
  std::vector<std::string> keys(std::string_view prefix) override {
    return page::stored_keys(prefix);
  }
  std::size_t size(std::string_view prefix) override { return page::stored_size(prefix); }
  std::size_t count_lines(std::string_view key) override { return page::stored_lines(key); }
};

draw::ThemeName theme_name(const app::App& app) {
  switch (app.model().settings.theme) {
    case app::ThemeChoice::day:
      return draw::ThemeName::day;
    case app::ThemeChoice::night:
      return draw::ThemeName::night;
    case app::ThemeChoice::contrast:
      return draw::ThemeName::contrast;
    case app::ThemeChoice::automatic:
      break;
  }
  const auto& display = app.display();
  if (display.contrast) return draw::ThemeName::contrast;
  return display.dark ? draw::ThemeName::night : draw::ThemeName::day;
}

draw::Speed speed_of(app::SpeedChoice choice) {
  switch (choice) {
    case app::SpeedChoice::slow:
      return draw::Speed::slow;
    case app::SpeedChoice::normal:
      return draw::Speed::normal;
    case app::SpeedChoice::fast:
      return draw::Speed::fast;
    case app::SpeedChoice::instant:
      return draw::Speed::instant;
  }
  return draw::Speed::normal;
}

// As many lines as the highest screen shows.
constexpr std::size_t kLogLines = 40;

constexpr std::string_view kThemeNames[] = {"day", "night", "contrast"};

class AppHost final : public ScreenHost {
 public:
  void receive(const json::Value& message, bool drawn) override {
    app_.set_time(page::now());
    app_.watch(drawn);
    // Escape first closes a popup over the screen.
    const bool escape = app::name_of(message) == app::BackSaid::kOn && app::read_back(message).key;
    if (drawn && escape && draw::put_away_tip()) return;
    if (app::name_of(message) == app::ScrolledSaid::kOn)
      draw::scroll_to(app::read_scrolled(message).up);
    app_.receive(message);
    send_screen();
  }

  void unread(std::string_view text, const Error& error) override {
    app_.set_time(page::now());
    app_.unread(text, error);
    send_screen();
  }

  Shown frame(const draw::Input& input, bool touch) override {
    refresh_words();
    if (app_.model().whole) begin_fallback();
    const std::vector<TableUpdate> updates = app_.take_updates();
    draw::Frame frame;
    fill_screen(frame);
    fill_look(frame);
    frame.updates = updates;
    // Copied, as the renderer replaces its items while it draws.
    const Items* lies = view_ ? draw::renderer_of(view_->game()).told() : nullptr;
    const Items lay = lies ? *lies : Items{};
    const std::vector<draw::Spoken> told = lies ? in_words(app_, lay) : std::vector<draw::Spoken>{};
    frame.told = told;
    frame.follows = app_.animating();
    frame.skip = app_.take_skip();
    frame.may_end = app_.may_end_animation(input.pressed_at);
    frame.revision = app_.revision();
    frame.touch = touch;
    draw::Outcome out = draw::frame(frame, input);

    send_rects(out);
    send_scroll(out);
    const app::Settings& settings = app_.model().settings;
    if (!app_.model().embedded) {
      if ((settings.sound || settings.captions) && !out.sounds.empty()) send_sounds(out, settings);
      if (settings.haptics && out.weight > 0) send_shake(out.weight);
    }
    Shown shown{out.animating, out.scrolls, out.cursor};
    if (!out.activated.empty()) {
      for (const Item& item : app_.items()) {
        if (item.id != out.activated || !item.enabled || item.action.empty()) continue;
        tapped_ = press_of(item.action, input, out);
        break;
      }
    }
    // A card that is dragged is lifted, so that the table shows what that card would do.
    for (const Item& item : app_.items())
      if (!out.dragged.empty() && item.id == out.dragged && item.enabled && !item.on &&
          item.action.verb == Verb::lift)
        tapped_ = press_of(item.action, input, out);
    const int before = app_.items_revision();
    app_.set_time(page::now());
    if (input.pressed) raised_at_ = page::now();
    app_.shown_all_but(out.pending, out.settling, out.hurried);
    send_screen();
    shown.animating |= app_.items_revision() != before;
    return shown;
  }

  const ExampleTable* example() const override {
    for (const Item& item : app_.items())
      if (const auto* table = data_of<ExampleTable>(item)) return table;
    return nullptr;
  }

  bool act_on_tap() override {
    if (tapped_.action.empty()) return false;
    app_.tap(std::exchange(tapped_, {}));
    send_screen();
    return true;
  }

 private:
  // A tap counts from when the finger went down, a flick from when it left.
  app::Press press_of(const Action& action, const draw::Input& input,
                      const draw::Outcome& out) const {
    app::Press press{
        .action = action, .revision = out.revision, .at = input.pressed_at, .on_canvas = true};
    if (out.flicked) {
      press.at = page::now();
      press.flicked_from = raised_at_;
    }
    return press;
  }

  // The content of the screen.
  void fill_screen(draw::Frame& frame) const {
    frame.screen = app_.model().screen().name;
    frame.kind = app_.model().screen().kind;
    frame.items = spoken_;
    frame.view = view_.get();
    frame.names = app_.names();
    frame.looks = looks_;
    frame.people = app_.sharing();
    if (const auto& session = app_.model().session) {
      frame.next = session->deciding();
      if (session->waiting()) frame.waiting = session->waiting()->seat;
      frame.moves = session->match().record().moves.size();
    }
    frame.focused = app_.focused();
    frame.lifted = lifted_;
    const auto* table = app_.model().path.here<app::TableUi>();
    if (table) frame.begun = table->begun;
    frame.lesson = app_.model().lesson || app_.model().coached.value_or(0) > 0;
    // While an animation runs, the player is not asked for anything.
    if (!app_.animating()) frame.wanted = wanted_;
    frame.searched = app_.searched();
    frame.roomy = app_.roomy();
    frame.log_title = log_title_;
    frame.log = log_;
    const app::Narrator::Saying& said = app_.saying();
    if (app_.model().settings.remarks) frame.remark = {said.seat, said.words, said.number};
    frame.aside = aside_;
  }

  // The appearance of the screen.
  void fill_look(draw::Frame& frame) const {
    const app::Settings& settings = app_.model().settings;
    const app::App::Display& display = app_.display();
    frame.width = display.width;
    frame.height = display.height;
    for (std::size_t i = 0; i < 4; ++i) frame.insets[i] = display.insets[i];
    frame.reduced_motion = settings.motion == app::MotionChoice::automatic
                               ? display.reduced_motion
                               : settings.motion == app::MotionChoice::reduced;
    frame.left_handed = settings.left_handed;
    if (settings.braille)
      frame.dots = settings.antoine() ? draw::Dots::antoine : draw::Dots::literary;
    frame.text_scale = static_cast<float>(settings.text_percent) / 100;
    frame.theme = theme_name(app_);
    frame.speed = speed_of(settings.speed);
  }

  // The accessible document gets a new screen at once, before any animation.
  void send_screen() {
    if (app_.items_revision() != sent_revision_) {
      sent_revision_ = app_.items_revision();
      page::post(app_.screen_message());
      sent_rects_.reset();  // the document has dropped its positions
      words_stale_ = true;
    }
    const std::size_t theme = index_of(theme_name(app_));
    if (theme != sent_theme_) {
      sent_theme_ = theme;
      json::Writer out;
      out.begin_object().member("do", "theme").member("name", kThemeNames[theme]).end_object();
      page::post(out.text());
    }
    if (app_.model().settings.view != sent_view_) {
      sent_view_ = app_.model().settings.view;
      const auto name = app::kViewNames[index_of(sent_view_)];
      json::Writer out;
      out.begin_object().member("do", "view").member("name", name).end_object();
      page::post(out.text());
    }
    const app::Settings& s = app_.model().settings;
    const Assist assist{s.spaced, s.plain_type, s.confirm, s.scan, s.pace};
    if (assist != sent_assist_) send_assist(sent_assist_ = assist);
  }

  // How the document looks and is pressed.
  struct Assist {
    bool spaced = false, plain_type = false;
    app::ConfirmChoice confirm = app::ConfirmChoice::tap;
    app::ScanChoice scan = app::ScanChoice::off;
    int pace = app::Settings{}.pace;
    bool operator==(const Assist&) const = default;
  };
  static void send_assist(const Assist& assist) {
    json::Writer out;
    out.begin_object().member("do", "assist").member("spaced", assist.spaced);
    out.member("plain_type", assist.plain_type);
    out.member("confirm", app::kConfirmNames[index_of(assist.confirm)]);
    out.member("scan", app::kScanNames[index_of(assist.scan)]);
    page::post(out.member("pace", assist.pace).end_object().text());
  }

  static void send_sounds(const draw::Outcome& heard, const app::Settings& settings) {
    const int volume = settings.sound ? static_cast<int>(settings.volume) : -1;
    json::Writer out;
    out.begin_object().member("do", "sound").member("volume", volume);
    out.member("captions", settings.captions);
    out.member("weight", heard.weight).member("side", static_cast<int>(heard.side * 100));
    out.key("names").begin_array();
    for (const std::string_view name : heard.sounds) out.value(name);
    page::post(out.end_array().end_object().text());
  }

  // Longer for more penalty points.
  static void send_shake(int heads) {
    json::Writer out;
    out.begin_object().member("do", "shake");
    page::post(out.member("ms", std::min(20 + 9 * heads, 260)).end_object().text());
  }

  void refresh_words() {
    if (!words_stale_) return;
    words_stale_ = false;
    spoken_.clear();
    lifted_.clear();
    wanted_.clear();
    const auto* table = app_.model().path.here<app::TableUi>();
    const std::string lifted = table ? table->lifted : std::string();
    // Text fields belong to the document: beside the drawing they are shown there.
    const bool beside = app_.model().settings.view == app::ViewChoice::beside;
    for (const Item& item : app_.items()) {
      if (beside && item.role == Role::input) continue;
      spoken_.push_back({&item, app_.words(item.text), app_.words(item.hint)});
      if (item.confirm && item.on && item.action.text == lifted) lifted_ = item.id;
      // A raised card is played by the button that names it.
      if (item.wanted && wanted_ != ids::kPlay) wanted_ = item.id;
    }
    const bool sides = app_.roomy() && app_.model().whole;
    log_ = sides ? app_.announced_lines(kLogLines) : std::vector<std::string>{};
    if (sides) log_title_ = app_.words(msg("sides.log"));
    view_ = app_.table_view();
    if (view_ && app_.model().whole) aside_ = app_.words(draw::renderer_of(view_->game()).aside());
    looks_ = app_.looks();
  }

  void send_rects(draw::Outcome& out) {
    Boxes now = boxes_of(out);
    if (sent_rects_ && alike(now, *sent_rects_)) return;
    page::post(boxes_message(now));
    sent_rects_ = std::move(now);
    sent_up_ = -1;  // the place may have changed with the height
  }

  void send_scroll(const draw::Outcome& out) {
    const float up = out.scroller ? out.scroller->up : 0;
    if (up == sent_up_) return;
    sent_up_ = up;
    page::post(scroll_message(up));
  }

  PageOutbox outbox_;
  PageStorage storage_;
  app::App app_{outbox_, storage_};
  int sent_revision_ = -1;
  std::size_t sent_theme_ = 99;
  app::ViewChoice sent_view_ = app::ViewChoice::drawn;
  Assist sent_assist_;
  bool words_stale_ = true;
  app::Press tapped_;     // performed after the frame
  double raised_at_ = 0;  // when the card under the finger that is down was first drawn as lifted
  std::vector<draw::Spoken> spoken_;
  std::string lifted_, wanted_, log_title_, aside_;
  std::vector<std::string> log_;  // lines of it, the latest last
  std::unique_ptr<AnyView> view_;
  std::vector<Avatar> looks_;
  std::optional<Boxes> sent_rects_;
  float sent_up_ = 0;
};

}  // namespace

ScreenHost& screen_host() {
  static AppHost host;
  return host;
}

}  // namespace tablee::web
