import type { PlayerSections } from '#features/operator';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { sendChatMessage, supportChat, supportTyping } from './calls/chat.ts';
import { contactHouse, convertAccount, getPlayerMessages, shareIdea } from './calls/requests.ts';
import { addTicketMessage, createTicket, supportClose, supportFile, supportThread, supportThreads } from './calls/threads.ts';
import { createSupportAgent } from './operator/desk.ts';
import { operatorAnswerRequest, operatorRequests } from './operator/operator-requests.ts';
import {
  assignTicket,
  operatorSupport,
  operatorSupportAnswer,
  operatorSupportClose,
  operatorSupportFile,
  operatorSupportThread,
  operatorSupportTyping,
} from './operator/operator-support.ts';
import { addQueriedPayment, createPaymentQuery } from './payment-queries/create-payment-query.ts';
import { fillPaymentQuery, fillQueriedPayment } from './payment-queries/fill-payment-query.ts';
import { operatorAskPaymentQuery, operatorFindPayment, operatorPaymentQuery } from './payment-queries/operator-payment-queries.ts';
import { paymentQueries, paymentQuery } from './payment-queries/payment-query-calls.ts';
import type { PaymentQueryDeps } from './payment-queries/payment-query-deps.ts';
import type { SupportFeatureDeps } from './support-deps.ts';

/** Letters of players to the house: requests with their threads, also about payments, the chat with a consultant, and what is asked for once and answered once. */
export function createSupportFeature(platform: Platform, featureDeps: SupportFeatureDeps & Pick<PaymentQueryDeps, 'readPayments'>) {
  const deps = { platform, ...featureDeps };
  const desk = createSupportAgent(deps);
  const consoleDeps = { ...deps, desk };
  return {
    handlers: {
      supportThreads: supportThreads(deps),
      supportThread: supportThread(deps),
      createTicket: createTicket(deps),
      addTicketMessage: addTicketMessage(deps),
      supportClose: supportClose(deps),
      supportFile: supportFile(deps),
      supportChat: supportChat(deps),
      sendChatMessage: sendChatMessage(deps),
      supportTyping: supportTyping(deps),
      contactHouse: contactHouse(deps),
      shareIdea: shareIdea(deps),
      convertAccount: convertAccount(deps),
      getPlayerMessages: getPlayerMessages(deps),
      operatorRequests: operatorRequests(deps),
      operatorAnswerRequest: operatorAnswerRequest(deps),
      operatorSupport: operatorSupport(consoleDeps),
      operatorSupportThread: operatorSupportThread(consoleDeps),
      operatorAssignTicket: assignTicket(consoleDeps),
      operatorSupportAnswer: operatorSupportAnswer(consoleDeps),
      operatorSupportClose: operatorSupportClose(consoleDeps),
      operatorSupportTyping: operatorSupportTyping(consoleDeps),
      operatorSupportFile: operatorSupportFile(consoleDeps),
      paymentQueries: paymentQueries(deps),
      paymentQuery: paymentQuery(deps),
      createPaymentQuery: createPaymentQuery(deps),
      addQueriedPayment: addQueriedPayment(deps),
      fillQueriedPayment: fillQueriedPayment(deps),
      fillPaymentQuery: fillPaymentQuery(deps),
      operatorPaymentQuery: operatorPaymentQuery(deps),
      operatorAskPaymentQuery: operatorAskPaymentQuery(deps),
      operatorFindPayment: operatorFindPayment(deps),
    },
    playerSections: {
      support: async ({ brandId, playerId }) => (await desk.readRunning({ brandId, chat: undefined, playerId })).map(({ view }) => view),
    } satisfies PlayerSections<'support'>,
  } satisfies Feature & Record<string, unknown>;
}
