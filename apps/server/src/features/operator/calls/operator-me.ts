import type { Handler } from '#platform/http/handler';
import { operatorOf } from '../operator-of.ts';
import { presentOperator } from '../present-operator.ts';

export const operatorMe: Handler<'operatorMe'> = (_input, caller) => presentOperator(operatorOf(caller), caller.brand);
