// React's development edition takes a stack for each element, to name the line in a warning: a third of what our pages cost
// under it. A warning names its components without them.
import React from "react";

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
// React takes no more stacks once more than ten thousand were taken recently.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set: () => {} });
