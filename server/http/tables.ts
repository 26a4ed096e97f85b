import { LIMITS, NewTable, PlannedSeat } from '@krcma/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services, User } from '../services.ts';
import { AtSeat, AtTable, NewReport, Nothing, SeatWish } from './bodies.ts';
import type { Limits } from './limits.ts';
import { read } from './read.ts';
import { keepReport, mustSee, seatAt } from './reports.ts';
import { playerOf } from './who.ts';

export function tableRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  lobbyRoutes(app, services, limits);
  seatRoutes(app, services);
  talkRoutes(app, services, limits);
}

function lobbyRoutes(app: FastifyInstance, { tables, accounts }: Services, limits: Limits): void {
  app.get('/tables', () => tables.lobby());
  // Who is not signed in is turned away before a large body is read.
  const options = { bodyLimit: LIMITS.brought, onRequest: [signedIn, limits.tables] };
  app.post('/tables', options, async (request) => {
    const wish = read(NewTable, request.body);
    return tables.create(await underOwnName(request, accounts), wish);
  });
  app.get('/tables/:id', (request) => tables.card(read(AtTable, request.params).id));
  app.delete('/tables/:id', async (request, reply) => {
    await tables.remove(playerOf(request), read(AtTable, request.params).id);
    return reply.code(204).send();
  });
  app.get('/tables/:id/record', (request) =>
    tables.record(request.identity?.user, read(AtTable, request.params).id),
  );
}

const signedIn = async (request: Parameters<typeof playerOf>[0]): Promise<void> => {
  playerOf(request);
};

/** Whoever wants to sit down, or to let others sit down beside them. */
async function underOwnName(request: FastifyRequest, { people }: Services['accounts']): Promise<User> {
  const user = playerOf(request);
  await people.mayBear(user);
  return user;
}

function seatRoutes(app: FastifyInstance, { tables, accounts }: Services): void {
  app.post('/tables/:id/seats', async (request) => {
    const { seat } = read(SeatWish, request.body ?? {});
    const { id } = read(AtTable, request.params);
    return tables.sit(await underOwnName(request, accounts), id, seat);
  });
  app.delete('/tables/:id/seats', async (request, reply) => {
    await tables.standUp(playerOf(request), read(AtTable, request.params).id);
    return reply.code(204).send();
  });
  app.put('/tables/:id/seats/:seat', async (request) => {
    const { id, seat } = read(AtSeat, request.params);
    const planned = read(PlannedSeat, request.body);
    return tables.plan(await underOwnName(request, accounts), id, seat, planned);
  });
  app.post('/tables/:id/start', (request) => {
    read(Nothing, request.body ?? {});
    return tables.start(playerOf(request), read(AtTable, request.params).id);
  });
  app.post('/tables/:id/rematch', async (request) => {
    read(Nothing, request.body ?? {});
    const { id } = read(AtTable, request.params);
    return tables.rematch(await underOwnName(request, accounts), id);
  });
}

function talkRoutes(app: FastifyInstance, services: Services, limits: Limits): void {
  const { chat, store } = services;

  app.get('/tables/:id/chat', async (request) => {
    const user = playerOf(request);
    const { id } = read(AtTable, request.params);
    await mustSee(store, user, id);
    return chat.history(id, user.muted, await seatAt(store, id, user.id));
  });

  app.post('/tables/:id/reports', { preHandler: limits.reports }, async (request, reply) => {
    const user = playerOf(request);
    const { id } = read(AtTable, request.params);
    await keepReport(services, user, id, read(NewReport, request.body), Date.now());
    return reply.code(204).send();
  });
}
