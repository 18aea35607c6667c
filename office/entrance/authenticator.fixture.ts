import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | Uint8Array | string) => Buffer.from(data).toString('base64url');

/** How a browser or an authenticator deviates from correct behavior. */
export interface Otherwise {
  /** The origin of the page that asked. */
  origin?: string;
  /** The domain that the passkey is for. */
  rpId?: string;
  /** Whether the authenticator verified the person. */
  isVerified?: boolean;
  /** The signature counter that it reports. */
  counter?: number;
}

const [present, verified, attested] = [0x01, 0x04, 0x40];

/** An authenticator with one passkey (ES256), and its browser. */
export const softwareAuthenticator = (defaults: { origin: string; rpId: string }) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  let uses = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const data = (flag: number, { rpId = defaults.rpId, isVerified = true, counter = uses }) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = present | (isVerified ? verified : 0) | flag;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  return {
    id: credential.id,
    /** Creates the passkey. */
    register: (challenge: string, otherwise: Otherwise = {}) => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        data(attested, otherwise),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const { origin = defaults.origin } = otherwise;
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(
            isoCBOR.encode(attestation as unknown as Parameters<typeof isoCBOR.encode>[0]),
          ),
        },
      };
    },
    /** Signs a challenge with the passkey. */
    prove: (challenge: string, otherwise: Otherwise = {}) => {
      uses += 1;
      const { origin = defaults.origin } = otherwise;
      const authenticatorData = data(0, otherwise);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(client)]),
        privateKey,
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
};
