import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/handler';
import { presentOperator } from '../present-operator.ts';

export const operatorMe: Handler<'operatorMe'> = (_input, { operator }) => {
  invariant(operator, 'the call is for operators');
  return presentOperator(operator);
};
