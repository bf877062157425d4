import { data, isRouteErrorResponse } from "react-router";
import { readBadMoment } from "../shell/typed-form.ts";

/** Of a form whose answer did not arrive, or came from something else. */
export interface SendingFailure {
  failed: true;
  /** The login expired. */
  isLogin: boolean;
  /** The server's reason, if it gave one. */
  words?: string;
}

/** For a `clientAction`: an answer that does not arrive must not cost the page with what was typed or selected. */
export async function answerOrFailure<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const isLogin = isRouteErrorResponse(error) && error.status === 401;
    const words = isLogin ? "You must be logged in to perform this action." : readBadMoment(error)?.words;
    return data<SendingFailure>({ failed: true, isLogin, words }, { status: isLogin ? 401 : 503 });
  }
}
