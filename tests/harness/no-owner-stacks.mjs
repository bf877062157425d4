// React's development edition takes a stack for each element, to tell with a complaint which line made it: a third of what our
// pages cost under it. A complaint names its components without them.
import React from "react";

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
// How many it took lately; above ten thousand it takes no more.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set: () => {} });
