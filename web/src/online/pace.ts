import type { Invitation } from '@krcma/kernel';

type Pace = NonNullable<Invitation['pace']>;

const USUAL: Pace = { minutes: 30, increment: 15, days: 2 };

/** The clock that is offered first, by how long the turns of a game are. */
export const paceOf = ({ pace = USUAL }: Pick<Invitation, 'pace'>): Pace => pace;
