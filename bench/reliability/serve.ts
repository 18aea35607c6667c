import {
  addressOf,
  launchServer,
  type ServerProcessOptions,
} from '../../tests/fixtures/launch-server.ts';

/** Starts a server and waits until it serves. `stop` rejects where it does not end well. */
export const serve = async (options: ServerProcessOptions) => {
  const { child, exited } = launchServer(options);
  return {
    url: await addressOf(child),
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      const { code } = await exited;
      if (code !== 0) throw new Error(`The server ended with code ${code}`);
    },
  };
};
