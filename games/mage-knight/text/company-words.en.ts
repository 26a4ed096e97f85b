import type { CompanyWords } from './company-words.ts';

export const companyWords: CompanyWords = {
  assaultOn: (city) => `Assault together: ${city}`,
  stages: {
    proposed: 'Who faces how many defenders. It begins when all who are invited agree.',
    fighting: 'One after the other fights the defenders that were dealt to them.',
    ending: 'The fights are over; everybody who took part ends a turn.',
  },
  faces: (n) => (n === 1 ? 'faces 1 defender' : `faces ${n} defenders`),
  faceUnsaid: 'nobody has said yet how many they face',
  starts: 'proposes it',
  agreed: (agreed) => (agreed === null ? 'thinks it over' : agreed ? 'agrees' : 'refuses'),
  states: { waiting: 'waits', fighting: 'fights now', fought: 'has fought', outside: 'stayed outside' },
  fallen: (fallen, of) => `${fallen} of ${of} defeated`,
};
