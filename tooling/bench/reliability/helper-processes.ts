import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const start = (name: string, ...parameters: string[]) =>
  fork(fileURLToPath(new URL(`processes/${name}.ts`, import.meta.url)), parameters);

const said = async <Value>(child: ReturnType<typeof start>): Promise<Value> =>
  (await once(child, 'message'))[0] as Value;

/** Starts a mail server in a separate process. */
export const startMailSink = async () => {
  const child = start('mail-sink');
  const settings = await said<Record<string, string>>(child);
  return {
    settings,
    received: () => {
      child.send('how many?');
      return said<number>(child);
    },
    stop: () => child.disconnect(),
  };
};

/** Starts difficult clients in a separate process; returns a function that stops them. */
export const startDifficultClientsApart = (url: string, counts: object) => {
  const child = start('difficult-clients', url, JSON.stringify(counts));
  return () => child.disconnect();
};
