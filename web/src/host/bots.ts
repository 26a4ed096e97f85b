import type { Decided, ThinkRequest } from '@krcma/bots';

export interface Thinker {
  decide(request: ThinkRequest): Promise<Decided>;
}
