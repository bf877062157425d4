// Loaded into the walked site before its own code: an order's seed is the one random number that decides what is drawn,
// and so what plans and lists say. Names and secrets stay random.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

crypto.randomInt = () => 20_250_101;
syncBuiltinESMExports();
