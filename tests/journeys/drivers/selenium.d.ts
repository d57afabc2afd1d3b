// Of selenium-webdriver, which brings no types, what webkit.mjs uses.
declare module 'selenium-webdriver' {
  export class Capabilities {
    constructor(wanted: Record<string, unknown>);
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(wanted: Capabilities): this;
    build(): Promise<WebDriver>;
  }
  export interface Command {
    getName(): string;
  }
  export interface Actions {
    move(to: { x: number; y: number; duration: number; origin: unknown }): this;
    click(): this;
    sendKeys(...keys: string[]): this;
    perform(): Promise<void>;
  }
  export interface WebDriver {
    execute(command: Command): Promise<any>;
    executeScript(script: string, ...values: unknown[]): Promise<any>;
    executeAsyncScript(script: string, ...values: unknown[]): Promise<any>;
    get(url: string): Promise<void>;
    quit(): Promise<void>;
    takeScreenshot(): Promise<string>;
    actions(options?: { async: boolean }): Actions;
    manage(): {
      setTimeouts(timeouts: { script: number; pageLoad: number }): Promise<void>;
      window(): { setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    };
    navigate(): { refresh(): Promise<void>; back(): Promise<void> };
    switchTo(): { defaultContent(): Promise<void>; frame(element: unknown): Promise<void> };
  }
  export const Key: Record<'ARROW_LEFT' | 'ARROW_RIGHT' | 'ARROW_UP' | 'ARROW_DOWN' | 'ENTER' | 'TAB' | 'ESCAPE' | 'HOME' | 'END' | 'BACK_SPACE', string>;
  export const Origin: { VIEWPORT: unknown };
}
declare module 'selenium-webdriver/http/util.js' {
  export function waitForServer(address: string, ms: number): Promise<void>;
}
declare module 'selenium-webdriver/net/portprober.js' {
  export function findFreePort(): Promise<number>;
}
