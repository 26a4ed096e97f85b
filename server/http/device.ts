import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, isSecure } from '../accounts/credentials.ts';
import { newId } from '../accounts/secrets.ts';
import type { Services } from '../services.ts';

type WithConfig = Pick<Services, 'config'>;

/** A browser, and the accounts that have signed in with it, the last one first. */
export interface Device {
  readonly id: string;
  readonly users: readonly string[];
}

const DAYS = 365;
/** Accounts remembered of one browser. */
const MOST = 5;

const cookieOf = ({ config }: WithConfig): string => cookieName(config, 'krcma-device');

/**
 * A signed cookie tells which accounts have signed in with this browser. It opens nothing: it only keeps others who guess
 * at such an account from slowing down its owner. It stays when somebody signs out.
 */
export function deviceOf(request: FastifyRequest, services: WithConfig): Device | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[cookieOf(services)] ?? '');
  const [id, ...users] = valid && value !== null ? value.split('.') : [];
  return id === undefined ? undefined : { id, users };
}

export const isKnown = ({ device }: FastifyRequest, user: string | undefined): boolean =>
  user !== undefined && device?.users.includes(user) === true;

function keep(reply: FastifyReply, services: WithConfig, { id, users }: Device): void {
  reply.setCookie(cookieOf(services), [id, ...users].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(services.config),
    signed: true,
    maxAge: DAYS * 86_400,
  });
}

export function rememberAt(reply: FastifyReply, services: WithConfig, user: string): void {
  const { id, users } = reply.request.device ?? { id: newId(), users: [] };
  keep(reply, services, { id, users: [user, ...users.filter((each) => each !== user)].slice(0, MOST) });
}

/** Of somebody who leaves for good nothing stays, here neither. */
export function forgetAt(reply: FastifyReply, services: WithConfig, user: string): void {
  const { device } = reply.request;
  if (device === undefined) return;
  const users = device.users.filter((each) => each !== user);
  if (users.length > 0) keep(reply, services, { ...device, users });
  else reply.clearCookie(cookieOf(services), { path: '/', secure: isSecure(services.config) });
}
