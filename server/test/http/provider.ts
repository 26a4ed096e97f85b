import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly nonce: string;
  readonly challenge: string;
  readonly claims: object;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A small OpenID provider: everybody who is sent to it agrees at once. */
export class Provider {
  /** Who signs in next. */
  claims: Readonly<Record<string, unknown>> = { sub: 'subject-1', preferred_username: 'Anna' };
  /** To lie in the next answer. */
  forged: Readonly<Record<string, unknown>> = {};
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
  signsWithForeignKey = false;
  readonly #codes = new Map<string, Asked>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<Provider> {
    const server = createServer((request, response) => {
      provider.#answer(request).then(
        (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
        () => {
          response.statusCode = 400;
          response.setHeader('content-type', 'application/json').end('{"error":"invalid_grant"}');
        },
      );
    });
    const provider = new Provider(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** What the person does there: signs in and is sent back. Gives the address the browser is sent to. */
  agree(address: string): URL {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    this.#codes.set(code, {
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      claims: this.claims,
    });
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back;
  }

  async #answer(request: IncomingMessage): Promise<object> {
    const { issuer } = this;
    if (request.url === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      };
    if (request.url === '/keys')
      return {
        keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      };
    const sent = new URLSearchParams(await text(request));
    const asked = this.#codes.get(sent.get('code') ?? '');
    this.#codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked === undefined || challenge !== asked.challenge) throw new Error('invalid_grant');
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: this.#idToken(asked),
    };
  }

  #idToken({ nonce, claims }: Asked): string {
    const now = Math.floor(Date.now() / 1000);
    const own = { iss: this.issuer, aud: 'krcma-client', iat: now, exp: now + 60, nonce };
    const signed = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded({ ...own, ...claims, ...this.forged })}`;
    const { privateKey } = this.signsWithForeignKey ? this.#strangers : this.#keys;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  }
}
