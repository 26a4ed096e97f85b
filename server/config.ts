import * as z from 'zod/mini';

const Port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535));
const Seconds = z.coerce.number().check(z.gte(0));

/** The environment, name by name. README.md has the same list with words. */
const Environment = z.object({
  PORT: z.optional(Port),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The address people use, when a proxy stands in front: https://krcma.example. */
  PUBLIC_URL: z.optional(z.url()),
  DATA: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'not like postgres://user:password@host/database' }),
  ),
  /** How many proxies in front may be believed about the address of a client. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(5)), 0),
  BOT_THREADS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 1),
  BOT_QUEUE: z._default(z.coerce.number().check(z.int(), z.gte(1)), 200),
  IDLE_SECONDS: z._default(Seconds, 60),
  MAX_SOCKETS: z._default(z.coerce.number().check(z.int(), z.gte(1)), 20_000),
  SOCKETS_PER_ADDRESS: z._default(z.coerce.number().check(z.int(), z.gte(1)), 50),
  MAIL_URL: z.optional(z.url()),
  MAIL_FROM: z._default(z.string(), 'Krčma <noreply@localhost>'),
  OPENID_ISSUER: z.optional(z.url()),
  OPENID_CLIENT: z.optional(z.string()),
  OPENID_SECRET: z.optional(z.string()),
  OPENID_NAME: z._default(z.string(), 'OpenID'),
  /** Whom players write to when something goes wrong: a mail address, or the address of a page. */
  CONTACT: z.optional(
    z.union([z.email(), z.url({ protocol: /^https?$/ })], {
      error: 'neither a mail address nor like https://krcma.example/help',
    }),
  ),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** A word that /metrics asks for; without it metrics are told to this machine only. */
  METRICS_TOKEN: z.optional(z.string()),
});

/** Their values may hold a password and are never printed. */
const SECRET = new Set(['DATABASE_URL', 'MAIL_URL', 'OPENID_SECRET', 'METRICS_TOKEN']);

export type Config = z.infer<typeof Environment>;

/** Reads the configuration, or says which value is wrong and why. */
export function configFrom(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = Environment.safeParse(environment);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}=${SECRET.has(name) ? '…' : (environment[name] ?? '')}: ${message}`;
  });
  throw new Error(`The configuration cannot be read.\n  ${problems.join('\n  ')}`);
}
