import { expect, it } from 'vitest';
import { cookieIn, tokenIn } from '../../accounts/credentials.ts';
import { sameOrigin } from '../../http/origin.ts';

const cookie = 'krcma=abc';
const host = 'localhost:4080';
const local = {};
const outside = { PUBLIC_URL: 'https://krcma.example/' };

it('our own pages are those of the public address, or of the host that was asked', () => {
  expect(sameOrigin({ headers: { host, cookie, origin: 'http://localhost:4080' } }, local)).toBe(true);
  expect(sameOrigin({ headers: { host, cookie, origin: 'http://localhost:4081' } }, local)).toBe(false);
  expect(sameOrigin({ headers: { host, cookie, origin: 'https://krcma.example' } }, outside)).toBe(true);
  expect(sameOrigin({ headers: { host, cookie, origin: 'http://localhost:4080' } }, outside)).toBe(false);
  expect(sameOrigin({ headers: { host, cookie, origin: 'null' } }, local)).toBe(false);
});

it('where the browser itself says where a request comes from, that counts', () => {
  const from = (site: string) => ({ headers: { host, cookie, origin: 'http://x', 'sec-fetch-site': site } });
  expect(sameOrigin(from('same-origin'), local)).toBe(true);
  expect(sameOrigin(from('none'), local)).toBe(true);
  expect(sameOrigin(from('same-site'), local)).toBe(false);
  expect(sameOrigin(from('cross-site'), outside)).toBe(false);
});

it('a cookie without any origin is not believed, a token needs none', () => {
  expect(sameOrigin({ headers: { host, cookie } }, local)).toBe(false);
  expect(sameOrigin({ headers: { host } }, local)).toBe(true);
  const authorization = 'Bearer krcma_x';
  expect(sameOrigin({ headers: { host, cookie, authorization, origin: 'http://x' } }, local)).toBe(true);
});

it('a token is read from the header or the subprotocols, and from nowhere else', () => {
  expect(tokenIn({ headers: { authorization: 'bearer krcma_x' } })).toBe('krcma_x');
  expect(tokenIn({ headers: { 'sec-websocket-protocol': 'krcma, token.krcma_x' } })).toBe('krcma_x');
  expect(tokenIn({ headers: { authorization: 'Basic krcma_x' } })).toBeUndefined();
  expect(tokenIn({ headers: { 'sec-websocket-protocol': 'krcma' } })).toBeUndefined();
});

it('a cookie is found among others by its whole name', () => {
  const headers = { cookie: 'xkrcma=1; krcma-sign-on=2; krcma=3; krcma=4' };
  expect(cookieIn({ headers }, 'krcma')).toBe('3');
  expect(cookieIn({ headers: {} }, 'krcma')).toBeUndefined();
});
