import { LIMITS, PersonName } from '@krcma/protocol';
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { ServerError } from '../errors.ts';

const SECONDS = 10;
const LIFETIME = 10 * 60_000;

/** What the browser keeps in a signed cookie while it is away at the provider. */
export interface Errand {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where to go on afterwards: a path of this server. */
  readonly to: string;
  readonly until: number;
}

/** Who the provider says it is: a lasting key, and names they might like. */
export interface Visitor {
  readonly key: string;
  readonly names: readonly string[];
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Single sign-on with an OpenID provider: code flow with PKCE, state and nonce. */
export class SignOn {
  readonly #config: Config;
  #provider: Promise<oidc.Configuration> | undefined;

  constructor(config: Config) {
    this.#config = config;
  }

  /** What the button says; undefined when no provider is configured. */
  get offered(): string | undefined {
    const { OPENID_ISSUER, OPENID_CLIENT, OPENID_NAME } = this.#config;
    return OPENID_ISSUER === undefined || OPENID_CLIENT === undefined ? undefined : OPENID_NAME;
  }

  async begin(
    back: URL,
    to: string,
    now: number,
  ): Promise<{ readonly address: URL; readonly errand: Errand }> {
    const provider = await this.#discover();
    const verifier = oidc.randomPKCECodeVerifier();
    const errand = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier,
      to: pathOfOurs(to),
      until: now + LIFETIME,
    };
    const address = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: back.href,
      scope: 'openid profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: errand.state,
      nonce: errand.nonce,
    });
    return { address, errand };
  }

  /** `current` is the address the browser came back to, with what the provider added. */
  async finish(current: URL, errand: Errand, now: number): Promise<Visitor> {
    if (errand.until < now) throw new ServerError('forbidden', 'Signing in took too long. Begin again.');
    const provider = await this.#discover();
    const tokens = await oidc.authorizationCodeGrant(provider, current, {
      pkceCodeVerifier: errand.verifier,
      expectedState: errand.state,
      expectedNonce: errand.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new ServerError('forbidden', 'The provider did not say who you are.');
    const names = [claims.preferred_username, claims.nickname, claims.name].flatMap(asName);
    return { key: `${claims.iss} ${claims.sub}`, names };
  }

  /** Asked when first needed, and again when it failed. */
  #discover(): Promise<oidc.Configuration> {
    const { OPENID_ISSUER, OPENID_CLIENT, OPENID_SECRET } = this.#config;
    if (OPENID_ISSUER === undefined || OPENID_CLIENT === undefined)
      throw new ServerError('not-found', 'This server offers no single sign-on.');
    if (this.#provider !== undefined) return this.#provider;
    const issuer = new URL(OPENID_ISSUER);
    // A provider without https could be anybody, except on this very machine.
    const execute = LOOPBACK.has(issuer.hostname) ? [oidc.allowInsecureRequests] : [];
    // Without it the signature of a token is not looked at, and only the connection is trusted.
    execute.push(oidc.enableNonRepudiationChecks);
    const provider = oidc.discovery(issuer, OPENID_CLIENT, OPENID_SECRET, undefined, {
      timeout: SECONDS,
      execute,
    });
    this.#provider = provider;
    provider.catch(() => {
      this.#provider = undefined;
    });
    return provider;
  }
}

function asName(claim: unknown): string[] {
  if (typeof claim !== 'string') return [];
  const read = PersonName.safeParse(
    claim
      .replace(/[\p{C}<>]/gu, '')
      .trim()
      .slice(0, LIMITS.name),
  );
  return read.success ? [read.data] : [];
}

/** Only a path of this server, so that nobody is sent elsewhere after signing in. */
export const pathOfOurs = (to: string): string =>
  /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,500}$/.test(to) ? to : '/';
