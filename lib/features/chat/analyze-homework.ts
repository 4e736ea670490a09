import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors, homeworkPhotos as t } from "@/lib/i18n/it";
import { TutorError } from "@/lib/ports/tutor";
import type { Endings } from "./answer-turn";
import type { AnalysisReply, analyzeHomeworkCall } from "./contract";
import { discardExchange } from "./fail-exchange";
import { sendMessage } from "./send-message";

type Input = z.output<typeof analyzeHomeworkCall.body>;

/** The screen sends a picture that was not analysed as a message: of this send nothing may stay. */
const allOrNothing: Endings = {
  giveUp: discardExchange,
  answerIllegible: () => Promise.reject(new AppError("BAD_INPUT", t.illegible)),
};

/** Sends a picture of homework on its own. What the client wants done with it is not asked: the coach never solves. */
export async function analyzeHomework(
  ctx: Ctx<Learner>,
  { userId, image, worksheetId, clientMessageId }: Input,
): Promise<AnalysisReply> {
  if (userId !== ctx.actor.userId) throw new AppError("NOT_FOUND", errors.notFound);
  try {
    const input = { message: "", image, worksheetId, clientMessageId };
    const exchange = await sendMessage(ctx, input, allOrNothing);
    return { ...exchange, analysis: exchange.aiMessage.message, chatCleared: false };
  } catch (cause) {
    throw cause instanceof TutorError ? new AppError("TUTOR_FAILED", t.analysisFailed, { cause }) : cause;
  }
}
