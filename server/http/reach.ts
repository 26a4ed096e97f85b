import type { Reach } from '@krcma/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ServerError } from '../errors.ts';
import { ownReach } from '../operation/reach.ts';
import { asksByOwnName, isThisMachine } from '../operation/this-machine.ts';
import type { Services } from '../services.ts';

/** Behind a proxy anybody might look like somebody who sits at this machine. */
const mayKnow = (request: FastifyRequest, { TRUSTED_PROXIES }: Config): boolean =>
  TRUSTED_PROXIES === 0 && isThisMachine(request) && asksByOwnName(request);

/** The address that is configured is no secret; those of the machine are for whoever sits at it. */
export function reachRoutes(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  app.get('/reach', (request): Reach => {
    if (config.PUBLIC_URL === undefined && !mayKnow(request, config))
      throw new ServerError(
        'forbidden',
        'Only a page opened on the machine of this server is told its addresses.',
      );
    return ownReach(app, config);
  });
}
