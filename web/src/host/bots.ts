import type { Advised, Decided, ThinkRequest } from '@krcma/bots';

export interface Thinker {
  decide(request: ThinkRequest): Promise<Decided>;
  /** For a person, with reasons. */
  advise(request: ThinkRequest): Promise<Advised>;
}
