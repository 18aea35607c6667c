import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { noPreview } from '../routes.fixture.ts';
import { buildAdmin } from '../server.ts';
import { softwareAuthenticator } from './authenticator.fixture.ts';
import { openEntrance } from './entrance.ts';
import { invite } from './invitations.ts';
import type { Role } from './team.ts';

export const url = 'https://office.example.com';
export const previewUrl = 'https://preview.office.example.com';
const host = 'office.example.com';

/** A browser: it keeps the cookie it is given, and says which page asks. */
type Headers = Readonly<Record<string, string>>;

/** The back office as people reach it from anywhere, without its pages. */
export const openHostedOffice = async (root = process.cwd()) => {
  const entrance = openEntrance({ url, previewUrl }, temporaryDirectory());
  const context = {
    root,
    leadStore: () => Promise.reject(new Error('No leads here')),
    settings: readServerSettings({}),
    preview: { ...noPreview, origin: previewUrl },
  };
  const page = Buffer.from('<title>Sign in</title>');
  const files = new Map([
    ['/index.html', Buffer.from('<title>Back office</title>')],
    ['/assets/app.js', Buffer.from('app')],
    ['/entrance/index.html', page],
    ['/entrance/assets/sign-in.js', Buffer.from('sign-in')],
  ]);
  const app = await buildAdmin({ context, entrance, files });
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

  const cookieOf = (answer: Awaited<ReturnType<typeof post>>): string =>
    String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const newAuthenticator = () => softwareAuthenticator({ origin: url, rpId: host });
  const challenge = async (path: string, payload: object = {}): Promise<string> => {
    const answer = (await post(path, payload)).json<{
      challenge?: string;
      options?: { challenge: string };
    }>();
    return answer.challenge ?? answer.options?.challenge ?? '';
  };
  const challengeOf = {
    signIn: () => challenge('/api/entrance/challenge'),
    invitation: (token: string) => challenge('/api/entrance/invitation', { token }),
  };

  /** Somebody with a passkey, signed in: her cookie. */
  const join = async (name: string, role: Role, authenticator = newAuthenticator()) => {
    const token = invite(entrance.sql, { name, role });
    const response = authenticator.register(await challengeOf.invitation(token));
    const answer = await post('/api/entrance/accept', { token, response });
    return { authenticator, cookie: cookieOf(answer) };
  };

  return { app, entrance, get, send, post, cookieOf, newAuthenticator, challengeOf, join };
};
