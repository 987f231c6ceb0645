import type { PokerTableInfo, PokerTableView } from '@touchline/contract/poker/shapes';

/** Whether anybody may sit down: seats that are free are kept for who waits for them. */
export const hasFreeSeat = ({ seats, taken, waiting }: PokerTableInfo): boolean => seats - taken > waiting;

/** Whether the visitor may: who waits may once a seat is theirs by their place in the list. */
export const maySit = ({ table, wait }: PokerTableView): boolean => (wait ? table.seats - table.taken >= wait.place : hasFreeSeat(table));
