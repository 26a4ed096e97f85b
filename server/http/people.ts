import { NewGuest, type Offers, type Profile, SignIn, SignUp } from '@krcma/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lookOf } from '../accounts/look.ts';
import type { Entered } from '../accounts/people.ts';
import { ServerError } from '../errors.ts';
import type { Services } from '../services.ts';
import { OfGame } from './bodies.ts';
import { isKnown, rememberAt } from './device.ts';
import { byAddress, byDevice, type Limits } from './limits.ts';
import { read } from './read.ts';
import { giveCookie, sessionOf, takeCookie } from './who.ts';

/** Coming in and going out. */
export function peopleRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  const { accounts, tables, config, pushKey } = services;

  const entered = (reply: FastifyReply, { row, secret }: Entered): Profile => {
    giveCookie(reply, services, secret);
    if (row.name_key !== null) rememberAt(reply, services, row.id);
    return accounts.profile(row);
  };

  app.get(
    '/offers',
    (): Offers => ({
      singleSignOn: accounts.signOn.offered,
      mail: config.MAIL_URL !== undefined,
      push: pushKey,
      contact: config.CONTACT,
    }),
  );

  app.post('/guests', { preHandler: limits.guests }, async (request, reply) => {
    const { name } = read(NewGuest, request.body);
    const here = sessionOf(request);
    if (here === undefined) return entered(reply, await accounts.people.comeAsGuest(name));
    if (here.user.kind === 'account')
      throw new ServerError('forbidden', `You are signed in as ${here.user.name}. Sign out first.`);
    // Asked twice, it is still the same guest.
    const row = await accounts.people.change(here.row, { name });
    if (name !== here.user.name) await tables.rename(row.id, name);
    return accounts.profile(row);
  });

  app.post('/accounts', { preHandler: limits.passwords }, async (request, reply) => {
    const { name, password } = read(SignUp, request.body);
    const here = sessionOf(request);
    const came = await accounts.people.signUp(here, name, password);
    if (here !== undefined && here.user.name !== name) await tables.rename(came.row.id, name);
    return entered(reply, came);
  });

  app.post('/session', async (request, reply) => {
    const { name, password } = read(SignIn, request.body);
    const row = await accounts.people.named(name);
    const known = isKnown(request, row?.id);
    await (known ? limits.devicePasswords : limits.passwords)(request);
    const place = known ? byDevice(request) : byAddress(request);
    const came = await limits.tries.at({ place, name: lookOf(name), known }, () =>
      accounts.people.signIn(sessionOf(request), row, password, known),
    );
    return entered(reply, came);
  });

  app.delete('/session', async (request, reply) => {
    const here = sessionOf(request);
    if (here !== undefined) await accounts.people.signOut(here);
    if (here?.user.kind === 'account') rememberAt(reply, services, here.user.id);
    takeCookie(reply, services);
    return reply.code(204).send();
  });

  app.get('/ratings/:game', (request) => accounts.results.best(read(OfGame, request.params).game));
}
