// Chapters DL-ORD to DL-RET.
import type { Names, Words } from '@krcma/kernel';
import type { OrdersEvent, OrdersMessage } from '../messages/orders.ts';

export const ordersMessages: Words<OrdersMessage, Names> = {};

export const ordersEvents: Words<OrdersEvent, Names> = {};
