// Preloaded into a restored copy that is only inspected (NODE_OPTIONS=--import): every connection to another machine fails,
// whatever the settings say.
import dgram from "node:dgram";
import { Socket } from "node:net";

const loopback = new Set(["localhost", "127.0.0.1", "::1"]);
const connect = Socket.prototype.connect;

Socket.prototype.connect = function connectNearby(...args) {
  // Node's own callers pass normalized arguments: a list of options and callback.
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const options = typeof first === "object" ? first : { host: typeof second === "string" ? second : undefined };
  const host = options.host ?? "localhost";
  if (!options.path && !loopback.has(host)) throw new Error("A copy that is being proven connects to nobody.");
  return connect.apply(this, args);
};

dgram.Socket.prototype.send = () => {
  throw new Error("A copy that is being proven sends nothing.");
};
