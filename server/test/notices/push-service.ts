import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '@krcma/protocol';
import { certificate, key } from './local-certificate.ts';

export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service that answers each path with the status in it: /410/anna. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '/', headers } = request;
      pushed.push({ path: url, headers, body: Buffer.concat(parts) });
      response.writeHead(Number(url.split('/')[1])).end('thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    pushed,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** What a browser makes when somebody allows messages. */
export class Browser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: PushSubscription;

  constructor(endpoint: string) {
    const p256dh = this.#ecdh.generateKeys().toString('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** RFC 8291 and RFC 8188: one record. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    const derived = (secret: Buffer, saltOf: Buffer, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, saltOf, info, length));
    const named = (name: string, ...more: Buffer[]): Buffer =>
      Buffer.concat([Buffer.from(`${name}\0`), ...more]);
    const shared = this.#ecdh.computeSecret(senderKey);
    const input = derived(
      shared,
      this.#auth,
      named('WebPush: info', this.#ecdh.getPublicKey(), senderKey),
      32,
    );
    const contentKey = derived(input, salt, named('Content-Encoding: aes128gcm'), 16);
    const nonce = derived(input, salt, named('Content-Encoding: nonce'), 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
  }
}

/** The claims of a VAPID header, if it is signed with the given public key. */
export function vapidClaims(
  authorization: string,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const [, token = '', shown] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (shown !== publicKey) throw new Error('Another key.');
  const point = Buffer.from(publicKey, 'base64url');
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  const [header, claims = '', signature = ''] = token.split('.');
  const verifying = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), verifying, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}
