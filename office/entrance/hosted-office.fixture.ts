import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { contextWith, noPreview } from '../routes.fixture.ts';
import { buildOffice } from '../server.ts';
import { softwareAuthenticator, type Otherwise } from './authenticator.fixture.ts';
import { openEntrance } from './entrance.ts';
import { invite } from './invitations.ts';
import type { Role } from './team.ts';

export const url = 'https://office.example.com';
export const previewUrl = 'https://preview.office.example.com';
const host = 'office.example.com';

type Headers = Readonly<Record<string, string>>;

const files = new Map(
  ['/index.html', '/assets/app.js', '/entrance/index.html', '/entrance/assets/sign-in.js'].map(
    (path) => [path, Buffer.from(path)] as const,
  ),
);

/** A hosted back office with stub pages, and helpers that act as browsers. */
export const openHostedOffice = async (root = '.') => {
  const entrance = openEntrance({ url, previewUrl }, temporaryDirectory());
  const context = contextWith({ root, preview: { ...noPreview, origin: previewUrl } });
  const app = await buildOffice({ context, entrance, files });
  onTestFinished(async () => {
    await app.close();
    entrance.close();
  });

  const get = (path: string, headers: Headers = {}) =>
    app.inject({ url: path, headers: { host, ...headers }, remoteAddress: '127.0.0.1' });
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers: Headers = {},
  ) =>
    app.inject({
      method,
      url: path,
      headers: { host, origin: url, ...headers },
      remoteAddress: '127.0.0.1',
      ...(payload && { payload }),
    });
  const post = (path: string, payload: object = {}, headers: Headers = {}) =>
    send('POST', path, payload, headers);
  /** Whether a cookie opens the office: 200 or 401. */
  const statusOf = async (cookie: string) => (await get('/api/office', { cookie })).statusCode;

  const cookieOf = (answer: Awaited<ReturnType<typeof post>>): string =>
    String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const newAuthenticator = () => softwareAuthenticator({ origin: url, rpId: host });
  const challengeOf = {
    signIn: async () =>
      (await post('/api/entrance/challenge')).json<{ challenge: string }>().challenge,
    invitation: async (token: string) => {
      const answer = await post('/api/entrance/invitation', { token });
      return answer.json<{ options: { challenge: string } }>().options.challenge;
    },
  };
  const signIn = (response: object) => post('/api/entrance/sign-in', { response });
  const signInWith = async (
    authenticator: ReturnType<typeof newAuthenticator>,
    otherwise?: Otherwise,
  ) => signIn(authenticator.prove(await challengeOf.signIn(), otherwise));
  const accept = (token: string, response: object) =>
    post('/api/entrance/accept', { token, response });

  /** Adds a person with a passkey and signs them in. Returns their authenticator and cookie. */
  const join = async (name: string, role: Role) => {
    const authenticator = newAuthenticator();
    const token = invite(entrance.sql, { name, role });
    const response = authenticator.register(await challengeOf.invitation(token));
    return { authenticator, cookie: cookieOf(await accept(token, response)) };
  };

  return {
    app,
    entrance,
    get,
    send,
    post,
    statusOf,
    cookieOf,
    newAuthenticator,
    challengeOf,
    signIn,
    signInWith,
    accept,
    join,
  };
};
