/** Names for the shapes that the server describes in its OpenAPI. */
import type { components } from "../generated/api";

type Schemas = components["schemas"];

export type View = Schemas["View"];
export type Tile = Schemas["TileView"];
export type Placed = Schemas["PlacedTile"];
export type Seat = Schemas["SeatView"];
export type Position = Schemas["Position"];
export type Move = NonNullable<Position["legal"]>[number];
export type Remodel = Schemas["Build"] | Schemas["Remove"] | Schemas["Swap"];
export type Entry = Schemas["Entry"];
export type GameEvent = NonNullable<Entry["events"]>[number];
export type Scored = Schemas["ScoredEvent"];
export type Line = Schemas["ScoredLine"];
export type Hello = Schemas["Hello"];
export type News = Schemas["News"];
export type Table = Schemas["Table"];
export type TableCard = Schemas["Card"];
export type TableSeat = Schemas["Seat"];
export type Lesson = Schemas["Lesson"];
export type Step = Schemas["Step"];
export type Problem = Schemas["Problem"];
export type Story = Schemas["Story"];
export type Standing = Story["course"][number];
export type Frames = Schemas["Frames"];
export type Frame = Frames["frames"][number];
/** A table whose game has ended. */
export type FinishedGame = TableCard & { scores: number[]; places: number[] };
export type Player = Schemas["Player"];
export type Rated = Schemas["RatedPlayer"];
export type HeadToHead = Schemas["HeadToHead"];
export type Rule = Schemas["Rule"];
export type Components = Schemas["Components"];
export type NewTable = Partial<Schemas["NewTable"]>;

export type Currency = "denar" | "dirham" | "ducat" | "florin";
export const CURRENCIES: readonly Currency[] = ["denar", "dirham", "ducat", "florin"];
/** A player of a scoring: a seat, or the imaginary third. */
export type Who = Line["player"];
