import { expect, it } from 'vitest';
import { renderFailurePage } from './failure-page.ts';

const page = (status: number) =>
  renderFailurePage({ status, code: 'unavailable', language: 'en', brand: 'A & B', message: 'Try <again> soon.' }).html;

it('asks again by itself for what may be had in a moment, and for nothing else', () => {
  expect(page(503)).toContain('http-equiv="refresh" content="5"');
  expect(page(404)).not.toContain('refresh');
});

it('writes names and sentences as text', () => {
  expect(page(503)).toContain('Try &lt;again&gt; soon.');
  expect(page(503)).toContain('A &amp; B');
});
