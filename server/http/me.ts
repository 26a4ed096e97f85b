import { Readable } from 'node:stream';
import {
  NewToken,
  PasswordChange,
  type Player,
  type Profile,
  ProfileChange,
  PushSubscription,
} from '@krcma/protocol';
import type { FastifyInstance } from 'fastify';
import { exportOf } from '../accounts/export.ts';
import { scenarioResults } from '../accounts/scenarios.ts';
import { playerFrom } from '../accounts/user.ts';
import type { Services } from '../services.ts';
import { AtToken, HistoryPage, Leaving, OfGame } from './bodies.ts';
import { forgetAt } from './device.ts';
import type { Limits } from './limits.ts';
import { forgetSubscription, keepSubscription } from './push.ts';
import { read } from './read.ts';
import { giveCookie, personOf, playerOf, sessionOf, takeCookie } from './who.ts';

type Here = ReturnType<typeof personOf>;

/** What somebody asks about themselves. */
export function meRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  profileRoutes(app, services, limits);
  pastRoutes(app, services, limits);
  programRoutes(app, services, limits);
}

function profileRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  const { accounts, tables } = services;

  app.get('/me', (request): Player | Profile => {
    const user = playerOf(request);
    const here = sessionOf(request);
    return here === undefined ? playerFrom(user) : accounts.profile(here.row);
  });

  app.patch('/me', async (request) => {
    const { row } = personOf(request);
    const change = read(ProfileChange, request.body);
    const timed = change.vacationUntil !== undefined || change.window !== undefined;
    if (timed) await tables.settleClocks(row.id);
    const changed = await accounts.people.change(row, change);
    if (timed) await tables.settleClocks(row.id);
    if (changed.name !== row.name) await tables.rename(row.id, changed.name);
    return accounts.profile(changed);
  });

  /** Who has found a browser signed in guesses as slowly as anybody else, and slows down no other session. */
  const slowly = <T>({ hash, user }: Here, attempt: () => Promise<T>): Promise<T> =>
    limits.tries.at({ place: hash, name: user.id, known: true }, attempt);

  app.put('/me/password', { preHandler: limits.ownPasswords }, async (request, reply) => {
    const { old, password } = read(PasswordChange, request.body);
    const person = personOf(request);
    const { row, secret } = await slowly(person, () => accounts.people.changePassword(person, old, password));
    giveCookie(reply, services, secret);
    return accounts.profile(row);
  });

  app.delete('/me', { preHandler: limits.ownPasswords }, async (request, reply) => {
    const person = personOf(request);
    const { row } = person;
    const { password = '' } = read(Leaving, request.body ?? {});
    if (row.password !== null) await slowly(person, () => accounts.people.mustKnowPassword(row, password));
    // In this order: should the second step fail, the person is still there to ask again.
    await tables.forget(row.id);
    await accounts.people.forget(row.id);
    takeCookie(reply, services);
    forgetAt(reply, services, row.id);
    return reply.code(204).send();
  });
}

function pastRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  const { accounts, tables, store } = services;

  app.get('/me/tables', (request) => tables.of(playerOf(request)));
  app.get('/me/games', (request) => {
    const { before } = read(HistoryPage, request.query);
    return accounts.results.history(playerOf(request).id, before);
  });
  app.get('/me/statistics', (request) => accounts.results.statistics(playerOf(request).id));

  app.get('/me/scenarios/:game', (request) => {
    const { game } = read(OfGame, request.params);
    return scenarioResults(store.db, playerOf(request).id, game);
  });

  app.get('/me/export', { preHandler: limits.exports }, (request, reply) => {
    const { user } = personOf(request);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="krcma.json"')
      .send(Readable.from(exportOf(services, user)));
  });
}

function programRoutes(app: FastifyInstance, { accounts, store }: Services, limits: Limits): void {
  app.get('/me/tokens', (request) => accounts.tokens.of(personOf(request).user.id));
  app.post('/me/tokens', { preHandler: limits.tokens }, (request) => {
    const { name } = read(NewToken, request.body);
    return accounts.tokens.make(personOf(request).user.id, name);
  });
  app.delete('/me/tokens/:id', async (request, reply) => {
    const person = personOf(request);
    const { id } = read(AtToken, request.params);
    await accounts.tokens.remove(person.user.id, id);
    return reply.code(204).send();
  });

  app.post('/me/push', async (request, reply) => {
    const { user } = personOf(request);
    await keepSubscription(store, user.id, read(PushSubscription, request.body), Date.now());
    return reply.code(204).send();
  });
  app.delete('/me/push', async (request, reply) => {
    const { user } = personOf(request);
    const { endpoint } = read(PushSubscription, request.body);
    await forgetSubscription(store, user.id, endpoint);
    return reply.code(204).send();
  });
}
