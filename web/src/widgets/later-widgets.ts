// Amounts, sets, orders and payments: fetched when there is time, for no game begins with them.
export { NumberWidget } from './number-widget.tsx';
export { OrderWidget } from './order-widget.tsx';
export { PaymentWidget } from './payment-widget.tsx';
export { SomeWidget } from './some-widget.tsx';
