import { WrongSetting } from './environment.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined;

/** What a server says that cannot listen at the port a setting of this name gives; other errors as they are. */
export const explainListening = (error: unknown, name: string, port: number): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new WrongSetting(
        `${name} is ${port}, which another program uses; stop that program or set another port.`,
      );
    case 'EACCES':
      return new WrongSetting(
        `${name} is ${port}, which this user may not use; set a port above 1023.`,
      );
    default:
      return error;
  }
};

/** Whether another program listens at the port. */
export const isPortTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';
