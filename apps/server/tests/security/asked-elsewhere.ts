import { expect } from 'vitest';
import type { WireReply } from '../harness/request-over.ts';
import type { Question } from './questions-about.ts';

const codeOf = (reply: WireReply): string | undefined =>
  reply.headers['content-type']?.toString().includes('json') ? (reply.json() as { code?: string }).code : undefined;

/** Whether a reply is about what was asked for, and not about how it was asked: what is marked as wrong, if anything, is the thing itself. */
export function wasUnderstood({ about }: Question, reply: WireReply): boolean {
  if (codeOf(reply) === 'identity_provider') return true;
  if (codeOf(reply) !== 'invalid') return reply.statusCode < 500;
  const marked = Object.keys((reply.json() as { validation_errors?: object }).validation_errors ?? {});
  return marked.length > 0 && marked.every((field) => about.includes(field));
}

/** Expects that who asks for somebody's things is told what is told of things that nobody has. */
export function answersAlike({ about, request }: Question, theirs: WireReply, nobodys: WireReply): void {
  const question = `${request.method} ${request.url} about ${about.join(', ')}: ${theirs.body.slice(0, 200)}`;
  expect([theirs.statusCode, codeOf(theirs)], question).toEqual([nobodys.statusCode, codeOf(nobodys)]);
}
