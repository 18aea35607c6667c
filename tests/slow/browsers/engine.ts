/** The browser interface that a journey needs, whatever the driver. Elements are given by CSS selectors. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** In CSS pixels of the page. */
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Runs a function in the page. It can't use variables from outside. */
  evaluate<Parameters extends unknown[], Result>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result>;
  /** The console messages of this page, including uncaught errors and policy violations. */
  messages(): Promise<string[]>;
  /** The download folder. */
  downloads: string;
  close(): Promise<void>;
}

/** A browser process, which takes seconds to start. */
export interface Program {
  /** Opens a window without history or stored data. */
  open(): Promise<Engine>;
  close(): Promise<void>;
}

/** Runs in the page: records messages that a driver does not report. */
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

/** Runs in the page: returns the recorded messages. */
export const readMessages = (): string[] =>
  (globalThis as unknown as { messages: string[] }).messages;
