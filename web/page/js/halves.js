// The program comes in two halves (docs/PAGE.md): what starting and playing need, and right after the first screen the
// rest. Until that is there, a function of the second half is a stand-in that the first half imports; once it is, its
// place in the table of functions is taken by the function itself.

const halves = (() => {
  let first = null; // exports of the first half
  let whole = !has_file('later');
  let coming = null;
  const waiting = [];

  const belongs = { get primary() { return first; } };

  function joined() {
    whole = true;
    for (const done of waiting.splice(0)) queueMicrotask(done); // never from within the program
  }

  // The second half, asked for again if it did not come.
  function complete() {
    coming ||= whole
      ? Promise.resolve()
      : load_module('later')
          .then((module) => (whole ? null : WebAssembly.instantiate(module, belongs)))
          .then(joined)
          .catch((error) => {
            coming = null;
            throw error;
          });
    return coming;
  }

  // Nothing that App lets through needs it before it is there; should something all the same, it is fetched on the spot.
  function at_once() {
    console.warn('halves: needed before it was there');
    const request = new XMLHttpRequest();
    request.open('GET', file_anew('later'), false); // what a cache holds may be what failed
    request.overrideMimeType('text/plain; charset=x-user-defined');
    request.send();
    const bytes = Uint8Array.from(request.responseText, (c) => c.charCodeAt(0));
    new WebAssembly.Instance(new WebAssembly.Module(bytes), belongs);
    joined();
  }

  const stand_ins = new Proxy({}, {
    get: (none, place) => (...values) => {
      if (!whole) at_once();
      const table = Object.values(first).find((it) => it instanceof WebAssembly.Table);
      return table.get(Number(place))(...values);
    },
  });

  return {
    stand_ins,
    begin(exports) {
      first = exports;
    },
    is_whole: () => whole,
    complete,
    // Calls back when it is there: now, or later.
    when_whole(done) {
      if (whole) done();
      else waiting.push(done);
    },
  };
})();
