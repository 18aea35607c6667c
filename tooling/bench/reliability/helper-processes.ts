import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const start = (name: string, ...parameters: string[]) =>
  fork(fileURLToPath(new URL(`processes/${name}.ts`, import.meta.url)), parameters);

const said = async <Value>(child: ReturnType<typeof start>): Promise<Value> =>
  (await once(child, 'message'))[0] as Value;

/** A mail server in a process of its own. */
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

/** Difficult clients in a process of their own; answers with what sends them away. */
export const startDifficultClientsApart = (url: string, counts: object) => {
  const child = start('difficult-clients', url, JSON.stringify(counts));
  return () => child.disconnect();
};
