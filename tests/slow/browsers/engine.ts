/** What a journey needs of a browser, whatever drives it. Elements are named by CSS selectors. */
export interface Engine {
  goto(url: string): Promise<void>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Runs a function that needs nothing from outside in the page. */
  evaluate<Parameters extends unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result>;
  /** Where downloads end up. */
  downloads: string;
  close(): Promise<void>;
}

/** A browser as a program, which takes seconds to start. */
export interface Program {
  /** Opens a window with no history and nothing stored. */
  open(): Promise<Engine>;
  close(): Promise<void>;
}
