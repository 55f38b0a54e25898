import { expect, test } from "vitest";

import { checkChance, joinedSeed, sha256 } from "./fairness";

const part = "secret";
const contributions = ["ana", "ben"];

async function fairRecord() {
  const seed = await joinedSeed(part, contributions);
  return {
    game: "alhambra",
    players: ["Ana", "Ben"],
    seed,
    commitment: await sha256(seed),
    meta: { fair: { server_part: part, server_commitment: await sha256(part), contributions } },
  };
}

test("the seed is that of Python's joined_seed", async () => {
  expect((await joinedSeed(part, contributions)).slice(0, 16)).toBe("32478d63c411279c");
});

test("a fair game", async () => {
  const record = await fairRecord();
  const noted = { server: record.meta.fair.server_commitment, game: record.commitment, contribution: "ben" };
  const checks = await checkChance(record, noted, 1);
  expect(checks.map((check) => check.name)).toEqual(["secret", "seed", "promise", "noted", "mine"]);
  expect(new Set(checks.map((check) => check.outcome))).toEqual(new Set(["right"]));
});

test("who noted nothing cannot know what was published", async () => {
  const checks = await checkChance(await fairRecord(), {}, null);
  expect(checks.map((check) => check.outcome)).toEqual(["right", "right", "right", "unknown"]);
});

test("every lie shows", async () => {
  const record = await fairRecord();
  const outcomes = async (change: object, noted = {}, seat: number | null = null) =>
    (await checkChance({ ...record, ...change }, noted, seat)).filter((check) => check.outcome === "wrong").map((check) => check.name);
  const fair = record.meta.fair;
  expect(await outcomes({ seed: "other" })).toEqual(["seed", "promise"]);
  expect(await outcomes({ meta: { fair: { ...fair, server_part: "other" } } })).toEqual(["secret", "seed"]);
  expect(await outcomes({ meta: { fair: { ...fair, contributions: ["ana", "eve"] } } })).toEqual(["seed"]);
  expect(await outcomes({}, { server: "another" })).toEqual(["noted"]);
  expect(await outcomes({}, { contribution: "mine" }, 0)).toEqual(["mine"]);
});

test("a record without a seed proves nothing", async () => {
  expect(await checkChance({ ...(await fairRecord()), seed: null }, {}, null)).toEqual([]);
});
