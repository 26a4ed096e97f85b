// Chapters DL-ORD to DL-RET: programmes, minions, the eight actions, production.
export type OrdersMessage = never;
export type OrdersEvent = never;
