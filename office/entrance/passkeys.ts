import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { inTransaction } from '@agency/leads/sqlite/migrations.ts';
import { Refusal } from '../refusal.ts';
import type { Entrance } from './entrance.ts';
import { findInvitation, useUp } from './invitations.ts';
import { addPasskey, beginSession, countUse, devicesOf, findPasskey, hashOf } from './team.ts';

const signInPurpose = 'to sign in';

/** Algorithms that cover every device: EdDSA, ES256 and RS256 (IANA COSE Algorithms). */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The domain that passkeys are bound to. None made here works elsewhere, and none made elsewhere works here. */
const relyingPartyId = ({ url }: Entrance) => new URL(url).hostname;

/** The options with which the browser asks for a passkey. */
export const signInOptions = (entrance: Entrance) =>
  generateAuthenticationOptions({
    rpID: relyingPartyId(entrance),
    challenge: entrance.challenges.make(signInPurpose),
    userVerification: 'required',
  });

const unknownPasskey = () =>
  new Refusal(
    'This passkey doesn’t open this back office. Choose another one, or ask an owner for an invitation.',
    401,
  );

/** Signs in whoever proves possession of a registered passkey. Returns the token of the session. */
export const signIn = async (
  entrance: Entrance,
  response: AuthenticationResponseJSON,
  device: string,
): Promise<string> => {
  const { sql, challenges, url, log } = entrance;
  const passkey = findPasskey(sql, response.id);
  if (!passkey) throw unknownPasskey();
  const { name } = passkey.person;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => challenges.take(challenge, signInPurpose),
      expectedOrigin: url,
      expectedRPID: relyingPartyId(entrance),
      credential: passkey,
      requireUserVerification: true,
    });
    if (!verified) throw new Error('The signature is another’s');
    // Another request may have used it since it was read.
    if (!countUse(sql, passkey, authenticationInfo.newCounter))
      throw new Error('It was used twice at once');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(name, `A sign-in was refused. ${reason.slice(0, 200)}`);
    throw unknownPasskey();
  }
  log(name, `Signed in: ${device}`);
  return beginSession(sql, passkey, device);
};

const gone = () =>
  new Refusal('This invitation has been used, or is too old. Ask for a new one.', 410);

/** Whom a link invites, and the options with which the browser creates a passkey. */
export const invitationOptions = async (entrance: Entrance, token: string) => {
  const { sql, challenges } = entrance;
  const invitation = findInvitation(sql, token);
  if (!invitation) throw gone();
  const { name, role, person } = invitation;
  const known = person === null ? [] : devicesOf(sql, person);
  const options = await generateRegistrationOptions({
    rpName: 'Back office',
    rpID: relyingPartyId(entrance),
    challenge: challenges.make(hashOf(token)),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { name, role, options };
};

/** Accepts an invitation with a new passkey and signs the person in. Returns the token of the session. */
export const acceptInvitation = async (
  entrance: Entrance,
  token: string,
  response: RegistrationResponseJSON,
  device: string,
): Promise<string> => {
  const { sql, challenges, url, log } = entrance;
  if (!findInvitation(sql, token)) throw gone();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => challenges.take(challenge, hashOf(token)),
    expectedOrigin: url,
    expectedRPID: relyingPartyId(entrance),
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo)
    throw new Refusal('The passkey couldn’t be checked. Load this page again and retry.', 401);
  const { id, publicKey, counter } = registrationInfo.credential;
  return inTransaction(sql.db, () => {
    const invitation = findInvitation(sql, token);
    if (!invitation) throw gone();
    if (findPasskey(sql, id)) throw unknownPasskey();
    const person = useUp(sql, invitation);
    addPasskey(sql, { id, person: person.id, publicKey, counter, device });
    log(person.name, `Accepted an invitation (${person.role}): ${device}`);
    return beginSession(sql, { id, person }, device);
  });
};
