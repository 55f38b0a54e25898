/** Names for the shapes that the server describes in its OpenAPI. */
import type { components } from "../generated/api";

type Schemas = components["schemas"];

export type View = Schemas["GameView"];
export type Tile = Schemas["TileView"];
export type Placed = Schemas["PlacedTile"];
export type Seat = Schemas["SeatView"];
export type Move = Schemas["Move"];
export type Remodel = Schemas["Build"] | Schemas["Remove"] | Schemas["Swap"];
export type GameEvent = Schemas["Event"];
export type Scored = Schemas["Scored"];
export type Line = Scored["lines"][number];
export type Position = Schemas["Position"];
export type Entry = Schemas["LogEntry"];
export type Table = Schemas["TableSummary"];
export type TableCard = Schemas["TableCard"];
export type TableSeat = Schemas["SeatShape"];
export type Lesson = Schemas["LessonShape"];
export type Step = Schemas["StepShape"];
export type Problem = Schemas["Problem"];
export type NewTable = Partial<Schemas["NewTable"]>;

export type Currency = "denar" | "dirham" | "ducat" | "florin";
export const CURRENCIES: readonly Currency[] = ["denar", "dirham", "ducat", "florin"];
/** A player of a scoring: a seat, or the imaginary third. */
export type Who = Line["player"];
