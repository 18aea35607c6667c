import { spawn } from 'node:child_process';

const programs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the person's own browser. Where there is none, she has the address from the terminal. */
export const openBrowser = (address: string): void => {
  const [program, ...parameters] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...parameters, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};
