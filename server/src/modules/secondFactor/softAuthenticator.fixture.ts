import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// A passkey made of software, as far as a test needs one: ES256, attestation "none" (WebAuthn level 2).

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -value - 1);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** A passkey for one site, with the page's origin. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const rpIdHash = sha256(new URL(origin).hostname);
  let uses = 0;
  const dataOf = (flags: number, more = Buffer.of()): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, more]);
  };
  const clientData = (type: string, challenge: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return {
    /** What `navigator.credentials.create` answers. */
    create: ({ challenge }: { readonly challenge: string }) => {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      // present and with a key of its own
      const authData = dataOf(0x41, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const attestationObject = encode(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** What `navigator.credentials.get` answers. */
    get: ({ challenge }: { readonly challenge: string }) => {
      uses += 1;
      const client = clientData('webauthn.get', challenge);
      const authData = dataOf(0x01);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
