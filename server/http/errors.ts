import { TableError } from '@krcma/kernel';
import type { Refusal } from '@krcma/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { inWords, ServerError } from '../errors.ts';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';

interface Answer {
  readonly status: number;
  readonly refusal: Refusal;
}

/** What Fastify itself refuses, in our words. */
const OF_FASTIFY: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: answer(415, 'bad-message', 'Only JSON is understood here.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: answer(400, 'bad-message', 'The body is empty.'),
  FST_ERR_CTP_INVALID_JSON_BODY: answer(400, 'bad-message', 'The body is not JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: answer(400, 'bad-message', 'The body is not as long as announced.'),
  FST_ERR_CTP_BODY_TOO_LARGE: answer(413, 'too-large', 'The body is too large.'),
  FST_ERR_BAD_URL: answer(400, 'bad-message', 'This address cannot be read.'),
  FST_ERR_PARAM_TOO_LONG: answer(404, 'not-found', 'There is nothing at this address.'),
};

const BROKEN = answer(500, 'broken', 'Something went wrong on the server. Nothing was changed.');

function answer(status: number, code: string, sentence: string): Answer {
  return { status, refusal: { code, sentence } };
}

/** The refusal that goes out. What is not meant for people says nothing about itself. */
function answerTo(error: Partial<FastifyError>): Answer {
  if (error instanceof ServerError) {
    const { status, code, message, retryAfter } = error;
    return { status, refusal: { code, sentence: message, ...(retryAfter !== undefined && { retryAfter }) } };
  }
  if (error instanceof TableError) {
    const { code, message, reason } = error;
    return { status: 409, refusal: { code, sentence: message, ...(reason !== undefined && { reason }) } };
  }
  const known = OF_FASTIFY[error.code ?? ''];
  if (known !== undefined) return known;
  const status = error.statusCode ?? 500;
  // Other errors with a status of the client's fault come from parsers, and may quote what was sent.
  return status >= 400 && status < 500 ? answer(status, 'bad-message', 'This cannot be understood.') : BROKEN;
}

interface Witnesses {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'refused'>;
}

export function refuseInWords(app: FastifyInstance, { log, metrics }: Witnesses): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const told = inWords(error);
    const { status, refusal } = answerTo(told as Partial<FastifyError>);
    metrics.refused(refusal.code);
    if (status >= 500 && (status !== 503 || told !== error))
      log.error('a request failed', { id: request.id, route: request.routeOptions.url ?? '', error });
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return reply.code(status).send(refusal);
  });
}
