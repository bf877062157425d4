// Preloaded into the walked site: an order's seed is the one random number that decides what is drawn, and so what plans and
// lists show. Names and secrets stay random.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

crypto.randomInt = () => 20_250_101;
syncBuiltinESMExports();
