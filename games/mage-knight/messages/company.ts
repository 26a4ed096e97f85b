// What reaches other players, and what they may do about it.
export type CompanyMessage = { key: 'ask-answer' };
export type CompanyEvent = { key: 'answered' };
