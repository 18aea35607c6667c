import { shutdownTimeout } from './limits.ts';

/** npm passes a Ctrl-C on to a program that has had it from the terminal already. */
const sameKeyPress = 500;

/**
 * Runs `stop` on SIGTERM or SIGINT and ends the process when it is done. A
 * second signal ends it at once, and so does `shutdownTimeout`, with code 1.
 */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let askedAt: number | undefined;
  const onSignal = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameKeyPress) process.exit(1);
      return;
    }
    askedAt = performance.now();
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
};
