// What reaches other players, and what they may do about it.
import type { Names, Words } from '@krcma/kernel';
import type { CompanyEvent, CompanyMessage } from '../messages/company.ts';

export const companyMessages: Words<CompanyMessage, Names> = {
  'ask-answer': () => 'What do you answer?',
};

export const companyEvents: Words<CompanyEvent, Names> = {
  answered: () => 'Answered.',
};
