import sharp from "sharp";
import { measurePictures, measureReading, type OrderToMeasure } from "./measure-order.ts";

/**
 * node cost-process.js read|draw ORDER... The child of the designer bench: does what precedes these orders' payment (orders as
 * JSON), or draws their pictures, one order after the other, and prints what the last of them cost.
 */
async function main([work, ...orders]: string[]): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  let costs: unknown;
  for (const order of orders.map((text) => JSON.parse(text) as OrderToMeasure))
    costs = await (work === "read" ? measureReading(order) : measurePictures(order));
  console.log(JSON.stringify(costs));
}

await main(process.argv.slice(2));
