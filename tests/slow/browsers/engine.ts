/** What a journey needs of a browser, whatever drives it. Elements are named by CSS selectors. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** In CSS pixels of the page. */
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Runs a function that needs nothing from outside in the page. */
  evaluate<Parameters extends unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result>;
  /** What the console of this page said, uncaught errors and refusals of its policy included. */
  messages(): Promise<string[]>;
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

/** What a page is asked to write down where a driver does not tell it all. */
export const noteMessages = (): void => {
  const messages: string[] = [];
  Object.assign(globalThis, { messages });
  for (const kind of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      messages.push(`${kind}: ${words.join(' ')}`);
      say(...words);
    };
  }
  addEventListener('error', ({ message }) => messages.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => messages.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    messages.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
};

/** For the page. */
export const readMessages = (): string[] =>
  (globalThis as unknown as { messages: string[] }).messages;
