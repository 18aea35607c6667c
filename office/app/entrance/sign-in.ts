import '@agency/site/styles/layers.css';
import '../styles/fonts.css';
import 'virtual:brand.css';
import '@agency/site/styles/tokens.css';
import '@agency/site/styles/base.css';
import '@agency/site/styles/shapes.css';
import '../styles/office.css';
import './sign-in.css';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { name as brand } from 'virtual:brand';
import buttonStyles from '@agency/site/components/Button/Button.module.css';

// The page for signing in and for accepting an invitation. Without React, so that it loads quickly.

interface Invitation {
  name: string;
  options: PublicKeyCredentialCreationOptionsJSON;
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

const heading = find('h1');
const words = find('#words');
const button = find('button');
const message = find('[role="alert"]');

/** Shows why something failed, in a sentence. */
const say = (sentence: string): void => {
  message.className = sentence === '' ? '' : 'failure';
  message.textContent = sentence;
};

const ask = async <Answer>(path: string, body: object = {}): Promise<Answer> => {
  const answer = await fetch(`/api/entrance/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = (await answer.json()) as Answer & { message?: string };
  if (answer.ok) return result;
  throw new Error(result.message);
};

/** Messages by the name of the browser's error. */
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was given. Try again, or use another device.',
  InvalidStateError: 'This device has a passkey for the back office already. Sign in with it.',
  SecurityError:
    'This browser doesn’t trust the connection, so it gives no passkey. Open the back office at its own address, where nothing warns of its certificate.',
  TypeError: 'The back office doesn’t answer. Check your connection, then try again.',
};

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? (sentences[error.name] ?? error.message) : String(error);

const signIn = async (): Promise<void> => {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('challenge');
  await ask('sign-in', { response: await startAuthentication({ optionsJSON }) });
  // Keeps the hash, so that a link in an email leads to its screen.
  location.replace(`/${location.hash}`);
};

const accept = async (token: string): Promise<void> => {
  const { options: optionsJSON } = await ask<Invitation>('invitation', { token });
  const response = await startRegistration({ optionsJSON });
  await ask('accept', { token, response });
  location.replace('/');
};

/** Runs an action on click, one at a time, and shows its error. */
const onPress = (act: () => Promise<void>): void => {
  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    say('');
    act()
      .catch((error: unknown) => say(sentenceOf(error)))
      .finally(() => (button.ariaBusy = 'false'));
  });
};

const greet = async (token: string): Promise<void> => {
  const { name } = await ask<Invitation>('invitation', { token });
  heading.textContent = `Welcome, ${name}`;
};

find('#brand').textContent = brand;
button.className = `${buttonStyles['button']} ${buttonStyles['primary']}`;
if (location.pathname === '/invitation') {
  const token = location.hash.slice(1);
  document.title = 'Your invitation · Back office';
  heading.textContent = 'You’re invited to the back office';
  words.textContent =
    'Make a passkey: your device asks for the fingerprint, face or PIN that unlocks it. With it you sign in from now on. There’s no password.';
  button.textContent = 'Make a passkey';
  onPress(() => accept(token));
  greet(token).catch((error: unknown) => {
    button.remove();
    say(sentenceOf(error));
  });
} else {
  onPress(signIn);
}
if (!browserSupportsWebAuthn()) {
  button.remove();
  say(
    'This browser can’t use passkeys, and nobody gets in without one. Open this page in a current Chrome, Edge, Firefox or Safari.',
  );
}
