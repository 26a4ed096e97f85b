export { Badge, type Shape } from './badge.tsx';
export { CardFrame } from './card-frame.tsx';
export { Die } from './die.tsx';
export { Icon } from './icon.tsx';
export { Pip, type PipKind } from './pip.tsx';
export { SeatShield } from './seat-shield.tsx';
export { Spot, Stack } from './stack.tsx';
export { Thing } from './thing.tsx';
export { Token } from './token.tsx';
